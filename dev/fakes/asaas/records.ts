import { slashed } from "./dates.ts";

export type Method = "PIX" | "CREDIT_CARD" | "BOLETO";
export type BillingType = Method | "UNDEFINED";

export type Customer = {
  id: string;
  dateCreated: string;
  name: string;
  email: string | null;
  mobilePhone: string | null;
  cpfCnpj: string;
  externalReference: string | null;
  notificationDisabled: boolean;
  deleted: boolean;
};

export type Subscription = {
  id: string;
  dateCreated: string;
  customer: string;
  billingType: BillingType;
  value: number;
  /** Of the first charge: later ones keep its day of the month. */
  firstDueDate: string;
  chargesCreated: number;
  /** Of the next charge that will be created. */
  nextDueDate: string;
  description: string | null;
  externalReference: string | null;
  status: "ACTIVE" | "INACTIVE";
  deleted: boolean;
};

export type PaymentStatus = "PENDING" | "CONFIRMED" | "RECEIVED" | "OVERDUE" | "REFUNDED";

export type Payment = {
  id: string;
  number: number;
  dateCreated: string;
  customer: string;
  subscription: string;
  value: number;
  description: string | null;
  externalReference: string | null;
  billingType: BillingType;
  status: PaymentStatus;
  dueDate: string;
  /** When the person paid. */
  clientPaymentDate: string | null;
  confirmedDate: string | null;
  /** When the account received the money. */
  paymentDate: string | null;
  creditDate: string | null;
  pixTransaction: string | null;
  refundedAt: string | null;
  lastInvoiceViewedDate: string | null;
  deleted: boolean;
};

export const isPaid = ({ status }: Payment): boolean => status === "CONFIRMED" || status === "RECEIVED";
export const isOpen = ({ status, deleted }: Payment): boolean =>
  !deleted && (status === "PENDING" || status === "OVERDUE");

export function customerBody(customer: Customer) {
  const { cpfCnpj } = customer;
  return {
    object: "customer",
    ...customer,
    phone: null,
    address: null,
    addressNumber: null,
    complement: null,
    province: null,
    postalCode: null,
    personType: cpfCnpj.length > 11 ? "JURIDICA" : "FISICA",
    additionalEmails: null,
    observations: null,
    foreignCustomer: false,
  };
}

/** A subscription in answers. */
export function subscriptionBody(subscription: Subscription) {
  const { firstDueDate: _first, chargesCreated: _count, ...rest } = subscription;
  return {
    object: "subscription",
    ...rest,
    paymentLink: null,
    cycle: "MONTHLY",
    sendPaymentByPostalService: false,
    discount: { value: 0, limitDate: null, dueDateLimitDays: 0, type: "FIXED" },
    fine: { value: 0, type: "FIXED" },
    interest: { value: 0, type: "PERCENTAGE" },
  };
}

/** A subscription in webhooks, where dates are DD/MM/YYYY. */
export function subscriptionEventBody(subscription: Subscription) {
  const { dateCreated, nextDueDate } = subscription;
  return { ...subscriptionBody(subscription), dateCreated: slashed(dateCreated), nextDueDate: slashed(nextDueDate) };
}

const FIXED_FEE = 1.99;
const CARD_FEE = { fixed: 0.49, share: 0.0299 };

function netValue({ value, billingType }: Payment): number {
  const fee = billingType === "CREDIT_CARD" ? CARD_FEE.fixed + CARD_FEE.share * value : FIXED_FEE;
  return Math.round((value - fee) * 100) / 100;
}

/**
 * A charge in answers and webhooks.
 * @param origin of the fakes, where its invoice is
 */
export function paymentBody(payment: Payment, origin: string) {
  const { number, refundedAt, id, ...rest } = payment;
  const page = id.replace("pay_", "");
  const isSettled = isPaid(payment) || refundedAt !== null;
  const byCard = payment.billingType === "CREDIT_CARD" && isSettled;
  const receipt = isSettled ? `${origin}/asaas/comprovantes/${page}` : null;
  return {
    object: "payment",
    id,
    ...rest,
    originalDueDate: payment.dueDate,
    netValue: netValue(payment),
    originalValue: null,
    interestValue: null,
    nossoNumero: null,
    paymentLink: null,
    installmentNumber: null,
    custody: null,
    estimatedCreditDate: payment.creditDate,
    invoiceUrl: `${origin}/asaas/i/${page}`,
    bankSlipUrl: null,
    transactionReceiptUrl: receipt,
    invoiceNumber: String(number).padStart(8, "0"),
    anticipated: false,
    anticipable: false,
    lastBankSlipViewedDate: null,
    postalService: false,
    ...(byCard ? { creditCard: CARD } : {}),
    discount: { value: 0, dueDateLimitDays: 0, limitedDate: null, type: "FIXED" },
    fine: { value: 0, type: "FIXED" },
    interest: { value: 0, type: "PERCENTAGE" },
    refunds: refundedAt === null ? null : [refundOf(payment, receipt)],
  };
}

const CARD = {
  creditCardNumber: "8829",
  creditCardBrand: "MASTERCARD",
  creditCardToken: "a75a1d98-c52d-4a6b-a413-71e00b193c99",
};

function refundOf({ refundedAt, value }: Payment, transactionReceiptUrl: string | null) {
  return { dateCreated: refundedAt, status: "DONE", value, description: null, transactionReceiptUrl };
}
