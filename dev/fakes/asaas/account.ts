import { randomBytes, randomUUID } from "node:crypto";
import { addDays, addMonths, dateAt, dateTimeAt } from "./dates.ts";
import {
  type BillingType,
  type Customer,
  isOpen,
  isPaid,
  type Method,
  type Payment,
  paymentBody,
  type Subscription,
  subscriptionEventBody,
} from "./records.ts";

/** An event as a webhook delivers it, but for its id and date. */
export type AsaasEvent =
  | { event: `PAYMENT_${string}`; payment: ReturnType<typeof paymentBody> }
  | { event: `SUBSCRIPTION_${string}`; subscription: ReturnType<typeof subscriptionEventBody> };

/** When the money of a card arrives. PIX and boleto are credited at once. */
const CARD_CREDIT_DAYS = 32;

const shortId = (): string =>
  BigInt(`0x${randomBytes(10).toString("hex")}`)
    .toString(36)
    .padStart(16, "0")
    .slice(-16);

type NewCustomer = Pick<Customer, "name" | "email" | "mobilePhone" | "cpfCnpj" | "externalReference"> & {
  notificationDisabled: boolean;
};
type NewSubscription = Pick<
  Subscription,
  "customer" | "billingType" | "value" | "nextDueDate" | "description" | "externalReference"
>;

/** What an Asaas account holds. */
type Content = { customers: Customer[]; subscriptions: Subscription[]; payments: Payment[] };

/** What an Asaas account holds, and what happens in it. */
export class AsaasAccount {
  readonly customers = new Map<string, Customer>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly payments = new Map<string, Payment>();
  /** How long after a subscription its first charge is created. */
  chargeDelayMs = 0;
  readonly #origin: string;
  readonly #emit: (event: AsaasEvent) => void;

  /** @param options.origin of the fakes, where invoices are */
  constructor(options: { origin: string; emit: (event: AsaasEvent) => void }) {
    this.#origin = options.origin;
    this.#emit = options.emit;
  }

  /** Everything that the account holds, for {@link restore}. */
  content = (): Content => ({
    customers: [...this.customers.values()],
    subscriptions: [...this.subscriptions.values()],
    payments: [...this.payments.values()],
  });

  restore({ customers, subscriptions, payments }: Content): void {
    for (const customer of customers) this.customers.set(customer.id, customer);
    for (const subscription of subscriptions) this.subscriptions.set(subscription.id, subscription);
    for (const payment of payments) this.payments.set(payment.id, payment);
  }

  createCustomer(input: NewCustomer): Customer {
    const id = `cus_${String(this.customers.size + 1).padStart(12, "0")}`;
    const customer = { id, dateCreated: dateAt(Date.now()), ...input, deleted: false };
    this.customers.set(id, customer);
    return customer;
  }

  /**
   * Creates a subscription and its first charge. Asaas creates the others 40 days before they are due; here
   * {@link createNextCharge} does, at any time.
   */
  createSubscription(input: NewSubscription): Subscription {
    const subscription: Subscription = {
      id: `sub_${shortId()}`,
      dateCreated: dateAt(Date.now()),
      ...input,
      firstDueDate: input.nextDueDate,
      chargesCreated: 0,
      status: "ACTIVE",
      deleted: false,
    };
    this.subscriptions.set(subscription.id, subscription);
    this.#notifySubscription("CREATED", subscription);
    if (this.chargeDelayMs === 0) this.createNextCharge(subscription);
    else setTimeout(() => this.createNextCharge(subscription), this.chargeDelayMs).unref();
    return subscription;
  }

  /** Creates the next monthly charge, unless the subscription has ended. */
  createNextCharge(subscription: Subscription): void {
    if (subscription.deleted || subscription.status !== "ACTIVE") return;
    const { customer, value, description, externalReference, billingType, nextDueDate: dueDate } = subscription;
    const payment: Payment = {
      id: `pay_${shortId()}`,
      number: this.payments.size + 1,
      dateCreated: dateAt(Date.now()),
      subscription: subscription.id,
      ...{ customer, value, description, externalReference, billingType, dueDate },
      status: "PENDING",
      clientPaymentDate: null,
      confirmedDate: null,
      paymentDate: null,
      creditDate: null,
      pixTransaction: null,
      refundedAt: null,
      lastInvoiceViewedDate: null,
      deleted: false,
    };
    this.payments.set(payment.id, payment);
    subscription.chargesCreated++;
    subscription.nextDueDate = addMonths(subscription.firstDueDate, subscription.chargesCreated);
    this.#notifyPayment("CREATED", payment);
  }

  updateSubscription(subscription: Subscription, changes: Partial<Pick<Subscription, "status" | "nextDueDate">>): void {
    const isEnding = changes.status === "INACTIVE" && subscription.status === "ACTIVE";
    if (changes.status) subscription.status = changes.status;
    if (changes.nextDueDate) {
      subscription.nextDueDate = changes.nextDueDate;
      subscription.firstDueDate = changes.nextDueDate;
      subscription.chargesCreated = 0;
    }
    this.#notifySubscription(isEnding ? "INACTIVATED" : "UPDATED", subscription);
  }

  /** Deletes a subscription and its unpaid charges. */
  deleteSubscription(subscription: Subscription): void {
    for (const payment of this.chargesOf(subscription.id).filter(isOpen)) this.deletePayment(payment);
    Object.assign(subscription, { status: "INACTIVE", deleted: true });
    this.#notifySubscription("DELETED", subscription);
  }

  deletePayment(payment: Payment): void {
    payment.deleted = true;
    this.#notifyPayment("DELETED", payment);
  }

  /** The charges of a subscription, newest first, as Asaas lists them. */
  chargesOf(subscriptionId: string): Payment[] {
    return [...this.payments.values()].filter(({ subscription }) => subscription === subscriptionId).reverse();
  }

  /** Pays an open charge. Asaas receives a PIX at once; it first confirms the others. */
  pay(payment: Payment, method: Method): void {
    if (!isOpen(payment)) return;
    const today = dateAt(Date.now());
    payment.billingType = method satisfies BillingType;
    payment.clientPaymentDate = today;
    payment.confirmedDate = today;
    payment.creditDate = method === "CREDIT_CARD" ? addDays(today, CARD_CREDIT_DAYS) : today;
    if (method === "PIX") payment.pixTransaction = randomUUID();
    else {
      payment.status = "CONFIRMED";
      this.#notifyPayment("CONFIRMED", payment);
    }
    payment.status = "RECEIVED";
    payment.paymentDate = today;
    this.#notifyPayment("RECEIVED", payment);
    this.#keepCard(payment);
  }

  /** Once paid by card, Asaas charges the card for the next months too. */
  #keepCard({ subscription: id, billingType }: Payment): void {
    const subscription = this.subscriptions.get(id);
    if (subscription && billingType === "CREDIT_CARD") subscription.billingType = billingType;
  }

  /** The card's issuer refuses an open charge, which stays open. */
  refuse(payment: Payment): void {
    if (isOpen(payment)) this.#notifyPayment("CREDIT_CARD_CAPTURE_REFUSED", payment);
  }

  refund(payment: Payment): void {
    if (!isPaid(payment)) return;
    payment.status = "REFUNDED";
    payment.refundedAt = dateTimeAt(Date.now());
    this.#notifyPayment("REFUNDED", payment);
  }

  /** Marks a pending charge as overdue, whatever its date. */
  expire(payment: Payment): void {
    if (payment.deleted || payment.status !== "PENDING") return;
    payment.status = "OVERDUE";
    this.#notifyPayment("OVERDUE", payment);
  }

  /** Notes the first view of an invoice. */
  view(payment: Payment): void {
    if (payment.lastInvoiceViewedDate !== null) return;
    payment.lastInvoiceViewedDate = dateTimeAt(Date.now());
    this.#notifyPayment("CHECKOUT_VIEWED", payment);
  }

  body = (payment: Payment) => paymentBody(payment, this.#origin);

  #notifyPayment(what: string, payment: Payment): void {
    this.#emit({ event: `PAYMENT_${what}`, payment: this.body(payment) });
  }

  #notifySubscription(what: string, subscription: Subscription): void {
    this.#emit({ event: `SUBSCRIPTION_${what}`, subscription: subscriptionEventBody(subscription) });
  }
}
