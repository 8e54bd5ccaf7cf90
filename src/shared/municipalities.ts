/** The only state that the portal serves. */
export const STATE = { id: "MS", name: "Mato Grosso do Sul" } as const;

/** Display name of the capital. The other municipalities use their plain names. */
export const CAPITAL_LABEL = "Campo Grande (Capital)";

/** A municipality with its seven-digit IBGE code (the last digit is a check digit). */
type Municipality = { readonly ibge: number; readonly name: string };

/** All 79 municipalities of the state under IBGE's names: the capital first, the others in alphabetical order. */
export const MUNICIPALITIES: readonly Municipality[] = [
  { ibge: 5002704, name: "Campo Grande" },
  { ibge: 5000203, name: "Água Clara" },
  { ibge: 5000252, name: "Alcinópolis" },
  { ibge: 5000609, name: "Amambai" },
  { ibge: 5000708, name: "Anastácio" },
  { ibge: 5000807, name: "Anaurilândia" },
  { ibge: 5000856, name: "Angélica" },
  { ibge: 5000906, name: "Antônio João" },
  { ibge: 5001003, name: "Aparecida do Taboado" },
  { ibge: 5001102, name: "Aquidauana" },
  { ibge: 5001243, name: "Aral Moreira" },
  { ibge: 5001508, name: "Bandeirantes" },
  { ibge: 5001904, name: "Bataguassu" },
  { ibge: 5002001, name: "Batayporã" },
  { ibge: 5002100, name: "Bela Vista" },
  { ibge: 5002159, name: "Bodoquena" },
  { ibge: 5002209, name: "Bonito" },
  { ibge: 5002308, name: "Brasilândia" },
  { ibge: 5002407, name: "Caarapó" },
  { ibge: 5002605, name: "Camapuã" },
  { ibge: 5002803, name: "Caracol" },
  { ibge: 5002902, name: "Cassilândia" },
  { ibge: 5002951, name: "Chapadão do Sul" },
  { ibge: 5003108, name: "Corguinho" },
  { ibge: 5003157, name: "Coronel Sapucaia" },
  { ibge: 5003207, name: "Corumbá" },
  { ibge: 5003256, name: "Costa Rica" },
  { ibge: 5003306, name: "Coxim" },
  { ibge: 5003454, name: "Deodápolis" },
  { ibge: 5003488, name: "Dois Irmãos do Buriti" },
  { ibge: 5003504, name: "Douradina" },
  { ibge: 5003702, name: "Dourados" },
  { ibge: 5003751, name: "Eldorado" },
  { ibge: 5003801, name: "Fátima do Sul" },
  { ibge: 5003900, name: "Figueirão" },
  { ibge: 5004007, name: "Glória de Dourados" },
  { ibge: 5004106, name: "Guia Lopes da Laguna" },
  { ibge: 5004304, name: "Iguatemi" },
  { ibge: 5004403, name: "Inocência" },
  { ibge: 5004502, name: "Itaporã" },
  { ibge: 5004601, name: "Itaquiraí" },
  { ibge: 5004700, name: "Ivinhema" },
  { ibge: 5004809, name: "Japorã" },
  { ibge: 5004908, name: "Jaraguari" },
  { ibge: 5005004, name: "Jardim" },
  { ibge: 5005103, name: "Jateí" },
  { ibge: 5005152, name: "Juti" },
  { ibge: 5005202, name: "Ladário" },
  { ibge: 5005251, name: "Laguna Carapã" },
  { ibge: 5005400, name: "Maracaju" },
  { ibge: 5005608, name: "Miranda" },
  { ibge: 5005681, name: "Mundo Novo" },
  { ibge: 5005707, name: "Naviraí" },
  { ibge: 5005806, name: "Nioaque" },
  { ibge: 5006002, name: "Nova Alvorada do Sul" },
  { ibge: 5006200, name: "Nova Andradina" },
  { ibge: 5006259, name: "Novo Horizonte do Sul" },
  { ibge: 5006275, name: "Paraíso das Águas" },
  { ibge: 5006309, name: "Paranaíba" },
  { ibge: 5006358, name: "Paranhos" },
  { ibge: 5006408, name: "Pedro Gomes" },
  { ibge: 5006606, name: "Ponta Porã" },
  { ibge: 5006903, name: "Porto Murtinho" },
  { ibge: 5007109, name: "Ribas do Rio Pardo" },
  { ibge: 5007208, name: "Rio Brilhante" },
  { ibge: 5007307, name: "Rio Negro" },
  { ibge: 5007406, name: "Rio Verde de Mato Grosso" },
  { ibge: 5007505, name: "Rochedo" },
  { ibge: 5007554, name: "Santa Rita do Pardo" },
  { ibge: 5007695, name: "São Gabriel do Oeste" },
  { ibge: 5007802, name: "Selvíria" },
  { ibge: 5007703, name: "Sete Quedas" },
  { ibge: 5007901, name: "Sidrolândia" },
  { ibge: 5007935, name: "Sonora" },
  { ibge: 5007950, name: "Tacuru" },
  { ibge: 5007976, name: "Taquarussu" },
  { ibge: 5008008, name: "Terenos" },
  { ibge: 5008305, name: "Três Lagoas" },
  { ibge: 5008404, name: "Vicentina" },
];

/** Where a provider can work, as selectors offer it and the database stores it. */
export const SERVICE_REGIONS: readonly string[] = MUNICIPALITIES.map(({ name }, index) =>
  index === 0 ? CAPITAL_LABEL : name,
);
/** The same for selectors. */
export const REGION_OPTIONS = SERVICE_REGIONS.map((region) => ({ value: region, label: region }));

/** The name of a region within a sentence: without the remark in the capital's label. */
export const cityName = (region: string): string => region.replace(/ \(.*\)$/, "");

const KNOWN_REGIONS: ReadonlySet<string> = new Set(SERVICE_REGIONS);

/** Whether the value is exactly one of {@link SERVICE_REGIONS}. */
export function isServiceRegion(value: string): boolean {
  return KNOWN_REGIONS.has(value);
}
