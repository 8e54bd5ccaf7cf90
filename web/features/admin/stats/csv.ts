/** Excel needs it to read UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** A cell as text: quoted where needed, and never a formula. Negative numbers are numbers. */
function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value).replace(".", ",");
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file as Excel in Brazil opens it: semicolons, decimal commas, UTF-8 with a byte order mark. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(";")}\r\n`).join("");
}
