/** 80 characters, the maximum length of a name. */
export const LONG_NAME = "Maria Aparecida dos Santos Albuquerque Cavalcanti de Vasconcelos e Figueiredo Jr";
export const LONG_WORD = "Impermeabilização de reservatórios e responsabilidade técnica de microempreendedores";

const GROUPS: readonly [string, readonly string[]][] = [
  [
    "Reformas",
    [
      "Reforma residencial",
      "Reforma comercial",
      "Reforma de banheiro",
      "Reforma de cozinha",
      "Reforma de fachada",
      "Ampliação",
      "Demolição",
    ],
  ],
  [
    "Projetos",
    [
      "Projeto arquitetônico",
      "Projeto elétrico",
      "Projeto hidráulico",
      "Projeto estrutural",
      "Regularização de imóvel",
    ],
  ],
  ["Instalações", ["Elétrica", "Hidráulica", "Ar-condicionado", "Energia solar", "Câmeras e alarmes", "Gás"]],
  ["Acabamento", ["Pintura", "Gesso", "Porcelanato e azulejo", "Marcenaria", "Vidraçaria", "Texturas"]],
  [
    "Impermeabilização",
    [
      "Impermeabilização de laje",
      "Impermeabilização de piscina",
      "Impermeabilização de reservatórios e caixas-d’água elevadas",
    ],
  ],
];

export const SERVICES = Array.from({ length: 250 }, (_, i) => {
  const [group, names] = GROUPS[i % GROUPS.length] ?? ["Outros", ["Outros"]];
  const turn = Math.floor(i / GROUPS.length);
  const name = names[turn % names.length] ?? "Outros";
  const round = Math.floor(turn / names.length);
  return { value: `s${i}`, label: round === 0 ? name : `${name} ${round + 1}`, group, count: (i * 7) % 31 };
});

export const CITIES = [
  "Campo Grande (Capital)",
  "Dourados",
  "Três Lagoas",
  "Corumbá",
  "Ponta Porã",
  "Naviraí",
  "Nova Andradina",
  "Aquidauana",
  "Sidrolândia",
  "Paranaíba",
  "Maracaju",
  "Amambai",
  "Coxim",
  "Rio Brilhante",
  "Caarapó",
  "São Gabriel do Oeste",
].map((label) => ({ value: label, label }));
