/** Bodies of webhooks as the documentation of Asaas shows them. */

/** https://docs.asaas.com/docs/webhook-para-cobrancas, read in November 2026 */
export const PAYMENT_EXAMPLE = {
  id: "evt_05b708f961d739ea7eba7e4db318f621&368604920",
  event: "PAYMENT_RECEIVED",
  dateCreated: "2024-06-12 16:45:03",
  payment: {
    object: "payment",
    id: "pay_080225913252",
    dateCreated: "2021-01-01",
    customer: "cus_G7Dvo4iphUNk",
    subscription: "sub_VXJBYgP2u0eO",
    installment: "2765d086-c7c5-5cca-898a-4262d212587c",
    paymentLink: "123517639363",
    dueDate: "2021-01-01",
    originalDueDate: "2021-01-01",
    value: 100,
    netValue: 94.51,
    originalValue: null,
    interestValue: null,
    nossoNumero: null,
    description: "Pedido 056984",
    externalReference: "056984",
    billingType: "CREDIT_CARD",
    status: "RECEIVED",
    pixTransaction: null,
    confirmedDate: "2021-01-01",
    paymentDate: "2021-01-01",
    clientPaymentDate: "2021-01-01",
    installmentNumber: null,
    creditDate: "2021-02-01",
    custody: null,
    estimatedCreditDate: "2021-02-01",
    invoiceUrl: "https://www.asaas.com/i/080225913252",
    bankSlipUrl: null,
    transactionReceiptUrl: "https://www.asaas.com/comprovantes/4937311816045162",
    invoiceNumber: "00005101",
    deleted: false,
    anticipated: false,
    anticipable: false,
    lastInvoiceViewedDate: "2021-01-01 12:54:56",
    lastBankSlipViewedDate: null,
    postalService: false,
    creditCard: {
      creditCardNumber: "8829",
      creditCardBrand: "MASTERCARD",
      creditCardToken: "a75a1d98-c52d-4a6b-a413-71e00b193c99",
    },
    discount: { value: 0, dueDateLimitDays: 0, limitedDate: null, type: "FIXED" },
    fine: { value: 0, type: "FIXED" },
    interest: { value: 0, type: "PERCENTAGE" },
    split: [],
    chargeback: { status: "REQUESTED", reason: "PROCESS_ERROR" },
    refunds: null,
  },
} as const;

/** https://docs.asaas.com/docs/eventos-para-assinaturas, read in November 2026 */
export const SUBSCRIPTION_EXAMPLE = {
  id: "evt_6561b631fa5580caadd00bbe3b858607&9193",
  event: "SUBSCRIPTION_CREATED",
  dateCreated: "2024-10-16 11:11:04",
  subscription: {
    object: "subscription",
    id: "sub_m5gdy1upm25fbwgx",
    dateCreated: "16/10/2024",
    customer: "cus_000000008773",
    paymentLink: null,
    value: 19.9,
    nextDueDate: "22/11/2024",
    cycle: "MONTHLY",
    description: "Assinatura Plano Pró",
    billingType: "BOLETO",
    deleted: false,
    status: "ACTIVE",
    externalReference: null,
    sendPaymentByPostalService: false,
    discount: { value: 10, limitDate: null, dueDateLimitDays: 0, type: "PERCENTAGE" },
    fine: { value: 1, type: "PERCENTAGE" },
    interest: { value: 2, type: "PERCENTAGE" },
    split: [],
  },
} as const;

/** Fields that Asaas sends only with charges and subscriptions that have such a thing. */
const CONDITIONAL = new Set(["installment", "creditCard", "split", "chargeback"]);

const FORMATS: readonly [string, RegExp][] = [
  ["YYYY-MM-DD", /^\d{4}-\d\d-\d\d$/],
  ["YYYY-MM-DD HH:mm:ss", /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
  ["DD/MM/YYYY", /^\d\d\/\d\d\/\d{4}$/],
  ["event", /^evt_[0-9a-f]{32}&\d+$/],
  ["customer", /^cus_\w+$/],
  ["subscription", /^sub_\w+$/],
  ["payment", /^pay_\w+$/],
  ["url", /^https?:\/\//],
  ["number", /^\d+$/],
];

function formatOf(value: unknown): string {
  if (typeof value !== "string") return typeof value;
  return FORMATS.find(([, pattern]) => pattern.test(value))?.[0] ?? "text";
}

/** Fields whose content is free text. */
const FREE = new Set(["description", "externalReference"]);

/** What differs between a body and its documented example, but for values: missing, unknown and differently formed fields. */
export function differences(body: object, example: object, at = ""): string[] {
  const [given, documented] = [new Map(Object.entries(body)), new Map(Object.entries(example))];
  const missing = [...documented.keys()].filter((name) => !given.has(name) && !CONDITIONAL.has(name));
  const unknown = [...given.keys()].filter((name) => !documented.has(name));
  const changed = [...given].flatMap(([name, value]) => {
    const expected = documented.get(name);
    if (value === null || expected === null || expected === undefined || FREE.has(name)) return [];
    if (typeof value === "object" && typeof expected === "object") return differences(value, expected, `${at}${name}.`);
    return formatOf(value) === formatOf(expected) ? [] : [`${at}${name} is ${formatOf(value)}`];
  });
  return [
    ...missing.map((name) => `${at}${name} is missing`),
    ...unknown.map((name) => `${at}${name} is unknown`),
    ...changed,
  ];
}
