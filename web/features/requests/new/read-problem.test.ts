import { describe, expect, test } from "vitest";
import { fillable, readProblem } from "./read-problem.ts";

describe("a text in everyday words", () => {
  test.each([
    ["pintar a sala e dois quartos, tinta já comprada", "Pintura residencial interna"],
    ["o chuveiro queimou e o banheiro está sem água quente", "Instalação de chuveiro elétrico"],
    ["instalar 3 câmeras na frente de casa", "Instalação de câmeras de segurança"],
    ["trocar a fechadura da porta da frente porque perdi a chave", "Troca de fechaduras"],
    ["tem uma goteira no telhado do quarto quando chove, acho que quebrou umas telhas", "Conserto de goteira"],
    ["a pia da cozinha está entupida desde ontem e a água volta", "Desentupimento de pia e ralo"],
    ["preciso de um pedreiro para levantar um muro de 15 metros nos fundos do terreno", "Construção de muro"],
    ["o portão eletrônico não abre mais, o motor faz barulho mas não anda", "Conserto de portão eletrônico"],
    ["quero reformar o banheiro todo, trocar azulejo, vaso e pia", "Reforma de banheiro"],
    ["retirar entulho de uma reforma, mais ou menos uma caçamba", "Remoção de entulho"],
    ["assentar porcelanato na sala e nos quartos, contrapiso pronto", "Assentamento de porcelanato"],
  ])("%j needs %j", (text, service) => {
    expect(readProblem(text).proposal.serviceType).toBe(service);
  });

  test.each(["oi", "preciso de alguém", "1234", "...", ""])("%j asks for nothing", (text) => {
    expect(readProblem(text)).toEqual({ proposal: {}, services: [] });
  });

  test.each([
    ["Pintar o muro, é urgente!", "urgent"],
    ["cano estourou, preciso ainda hoje", "urgent"],
    ["trocar a fechadura o quanto antes", "urgent"],
    ["montar móveis amanhã de manhã", "tomorrow"],
    ["cortar a grama depois de amanhã", "next_days"],
    ["instalar o ar na semana que vem", "next_days"],
    ["Não é urgente: trocar o piso", "no_deadline"],
    ["fazer a calçada, sem pressa", "no_deadline"],
    ["hoje em dia a laje pinga", undefined],
    ["pintar a sala", undefined],
  ])("%j has the urgency %j", (text, urgency) => {
    expect(readProblem(text).proposal.urgency).toBe(urgency);
  });

  test.each([
    ["pintar a sala em Dourados, tinta já comprada", "Dourados"],
    ["casa em campo grande precisa de eletricista", "Campo Grande (Capital)"],
    ["trocar o piso, moro em tres lagoas e já tenho o material", "Três Lagoas"],
    ["muro de 15 m em Dois Irmãos do Buriti com urgência", "Dois Irmãos do Buriti"],
    ["pedreiro urgente Ponta Porã", "Ponta Porã"],
    ["deixar o jardim bonito", undefined],
    ["pintar em cores claras", undefined],
  ])("%j is in %j", (text, city) => {
    expect(readProblem(text).proposal.city).toBe(city);
  });
});

test.each([
  ["blank fields are filled", {}, {}, { serviceType: "Outros", urgency: "urgent", city: "Dourados" }],
  [
    "what the person filled stays",
    { serviceType: "Pintura de muro", urgency: "tomorrow", city: "Corumbá" } as const,
    {},
    {},
  ],
  [
    "what came from the form itself is replaced",
    { city: "Corumbá", serviceType: "Pintura de muro" },
    { city: "Corumbá" },
    { urgency: "urgent", city: "Dourados" },
  ],
  [
    "what the person changed since stays",
    { city: "Bonito" },
    { city: "Corumbá" },
    { serviceType: "Outros", urgency: "urgent" },
  ],
  [
    "nothing changes that is the same",
    { city: "Dourados", urgency: "urgent" } as const,
    { city: "Dourados" },
    { serviceType: "Outros" },
  ],
])("%s", (_, values, ours, filled) => {
  const proposal = { serviceType: "Outros", urgency: "urgent", city: "Dourados", description: null } as const;
  expect(fillable(proposal, values, ours)).toEqual(filled);
});
