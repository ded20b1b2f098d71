import { formatDate, formatPrice } from "~/domain/money-words";
import { Card } from "../card";

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

export function BillingHistory({ invoices }: { invoices: readonly ShownInvoice[] }) {
  return (
    <Card title="Billing history">
      {invoices.length === 0 ? (
        <p className="text-muted">No invoices yet.</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="text-left text-muted [&>th]:pr-4 [&>th]:pb-2 [&>th]:font-normal">
                <th scope="col">Date</th>
                <th scope="col">What</th>
                <th scope="col">Amount</th>
                <th scope="col">Invoice</th>
              </tr>
            </thead>
            <tbody>
              {invoices.map((invoice) => (
                <tr key={invoice.id} className="border-line border-t align-top [&>td]:py-2.5 [&>td]:pr-4">
                  <td className="whitespace-nowrap">{formatDate(invoice.createdAt)}</td>
                  <td>{invoice.description}</td>
                  <td className="whitespace-nowrap">
                    {formatPrice(invoice.total)}
                    {invoice.status !== "paid" && ` (${invoice.status})`}
                    {invoice.tax ? (
                      <span className="block text-muted">
                        {formatPrice(invoice.total - invoice.tax)} + {formatPrice(invoice.tax)} VAT
                      </span>
                    ) : null}
                  </td>
                  <td>
                    <InvoiceLink {...invoice} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
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
