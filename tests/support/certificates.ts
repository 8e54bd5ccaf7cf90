import { certificates, trainingCourses } from "../../db/schema/index.ts";
import { BASIC_COURSE, type CourseId } from "../../src/features/college/catalogue.ts";
import type { Product } from "./product.ts";

interface NewCertificate {
  code: string;
  name?: string;
  courseId?: CourseId;
  issuedAt?: number;
}

/** 23 November 2026 in Brasília, and still the 22nd in Campo Grande. */
const ISSUED_AT = Date.UTC(2026, 10, 23, 3, 30);
export const TITLES = { fundamentos: "Fundamentos da Construção Civil", eletrica: "Especialização em Elétrica" };

/** Issues a certificate, also of a course that the database doesn't have yet. */
export async function makeCertificate(
  { db }: Pick<Product, "db">,
  userId: string,
  { code, name = "Ana Certificada", courseId = BASIC_COURSE, issuedAt = ISSUED_AT }: NewCertificate,
): Promise<void> {
  const isBasic = courseId === BASIC_COURSE;
  const course = {
    id: courseId,
    modulo: isBasic ? ("basic" as const) : ("expert" as const),
    areaDeAtuacao: isBasic ? "" : courseId,
    titulo: isBasic ? TITLES.fundamentos : TITLES.eletrica,
    descricao: "Para testes",
    lesson: "# Aula",
  };
  await db.batch([
    db.insert(trainingCourses).values(course).onConflictDoNothing(),
    db.insert(certificates).values({ code, userId, courseId, name, issuedAt }),
  ]);
}
