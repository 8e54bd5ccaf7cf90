import { expect, test } from "vitest";
import type { Notice, NoticeDetails } from "#src/shared/notices.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/shared/time.ts";
import { bellLabel } from "./bell-messages.ts";
import { noticeTexts } from "./notice-messages.ts";

const CREATED = Date.parse("2026-03-10T12:00-04:00");
const base = { id: "n", subjectId: "s", createdAt: CREATED, isRead: false };
const textOf = (notice: Notice, passed: number) => noticeTexts(notice, CREATED + passed).text;

test("the bell is named by what it counts", () => {
  expect(bellLabel(false, 0)).toBe("Avisos");
  expect(bellLabel(false, 1)).toBe("Avisos: 1 novo");
  expect(bellLabel({ count: 0, news: 0 }, 0)).toBe("Avisos");
  expect(bellLabel({ count: 2, news: 1 }, 0)).toBe("Avisos. Pedidos de conexão: 2 pendentes, 1 aceito");
  expect(bellLabel({ count: 1, news: 0 }, 3)).toBe("Avisos: 3 novos. Pedidos de conexão: 1 pendente");
});

test("interest is told by the number of people, without the name of the catch-all service", () => {
  const titleOf = (people: number, serviceType = "Pintura") =>
    noticeTexts({ ...base, kind: "interest", details: { serviceType }, people }, CREATED).title;
  expect(titleOf(1)).toBe("Alguém tem interesse na sua solicitação de Pintura");
  expect(titleOf(2)).toBe("2 pessoas têm interesse na sua solicitação de Pintura");
  expect(titleOf(99)).toMatch(/^99 pessoas/);
  expect(titleOf(100)).toMatch(/^Mais de 99 pessoas/);
  expect(titleOf(1, "Outros")).toBe("Alguém tem interesse na sua solicitação");
});

test("what ends is told by the time left, and by what to do afterwards", () => {
  const request: Notice = {
    ...base,
    kind: "request-ending",
    details: { serviceType: "Pintura" },
    endsAt: CREATED + 6 * HOUR_MS,
  };
  expect(textOf(request, 10 * MINUTE_MS)).toMatch(/^Termina em 5 h 50 min\./);
  expect(textOf(request, 6 * HOUR_MS - 1)).toMatch(/^Termina em 1 min\./);
  expect(textOf(request, 6 * HOUR_MS)).toMatch(/publicar de novo/);
  const listing = { ...base, kind: "listing-ending", details: { title: "Pá" } } as const;
  expect(textOf({ ...listing, endsAt: CREATED + DAY_MS }, HOUR_MS)).toMatch(/^Sai do ar em 23 h\./);
  expect(textOf({ ...listing, endsAt: CREATED + DAY_MS }, DAY_MS)).toBe("Saiu do ar. Renove para ele voltar.");
  expect(textOf({ ...listing, endsAt: CREATED + 5 * DAY_MS }, HOUR_MS)).toBe("Renovado. Fica no ar até 15/03/2026.");
});

test("what was reported agrees with its gender", () => {
  const titleOf = (kind: NoticeDetails<"content">["kind"]) =>
    noticeTexts({ ...base, kind: "decision", details: { kind, place: "", decision: "keep" } }, CREATED).title;
  expect(titleOf("request")).toBe("Sua solicitação foi denunciada");
  expect(titleOf("listing")).toBe("Seu anúncio foi denunciado");
  expect(titleOf("card")).toBe("Seu cartão de visita foi denunciado");
  expect(titleOf("photo")).toBe("Sua foto do portfólio foi denunciada");
  expect(titleOf("comment")).toBe("O que você escreveu em um anúncio foi denunciado");
});
