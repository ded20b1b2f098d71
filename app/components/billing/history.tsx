import { formatDate, formatPrice } from "~/domain/money-words";
import { Card } from "../card";
import { Fold } from "../fold";

interface ShownInvoice {
  id: string;
  number: string | null;
  status: string;
  description: string;
  /** Cents. */
  total: number;
  tax: number | null;
  createdAt: number;
  hostedUrl: string | null;
  pdfUrl: string | null;
}

/** A year of them is in sight. */
const SHOWN = 12;

export function BillingHistory({ invoices }: { invoices: readonly ShownInvoice[] }) {
  const older = invoices.slice(SHOWN);
  return (
    <Card title="Billing history">
      {invoices.length === 0 ? (
        <p className="text-muted">No invoices yet.</p>
      ) : (
        <InvoiceList invoices={invoices.slice(0, SHOWN)} />
      )}
      {older.length > 0 && (
        <Fold label={`${older.length} older`} className="border-line border-t">
          <InvoiceList invoices={older} />
        </Fold>
      )}
    </Card>
  );
}

function InvoiceList({ invoices }: { invoices: readonly ShownInvoice[] }) {
  return (
    <ul className="text-sm">
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} {...invoice} />
      ))}
    </ul>
  );
}

/** Stripe's words in ours; of one that is paid nothing is said. */
const STATUS: Record<string, string> = { draft: "not yet due", open: "open", void: "cancelled" };

/** What it was for and when, and beside it what it came to. */
function InvoiceRow(invoice: ShownInvoice) {
  const { description, createdAt, status, total, tax } = invoice;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-line border-t py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-48">
        <p>{description}</p>
        <p className="text-muted">{formatDate(createdAt)}</p>
      </div>
      <div className="flex gap-6 sm:text-right">
        <p>
          <span className="font-medium">{formatPrice(total)}</span>
          {status !== "paid" && ` (${STATUS[status] ?? "not paid"})`}
          {tax ? (
            <span className="block text-muted">
              {formatPrice(total - tax)} + {formatPrice(tax)} VAT
            </span>
          ) : null}
        </p>
        <InvoiceLink {...invoice} />
      </div>
    </li>
  );
}

function InvoiceLink({ number, pdfUrl, hostedUrl, createdAt }: ShownInvoice) {
  const url = pdfUrl ?? hostedUrl;
  if (!url) return number;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="link">
      PDF<span className="sr-only"> of {formatDate(createdAt)}</span>
    </a>
  );
}
