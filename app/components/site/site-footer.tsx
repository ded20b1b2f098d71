import { company } from "~/content/company";
import { Logo } from "../logo";

const GROUPS = [
  {
    title: "Product",
    links: [
      { to: "/integrations", label: "Integrations" },
      { to: "/api", label: "API" },
    ],
  },
  {
    title: "Company",
    links: [
      { to: "/about", label: "About" },
      { to: "/blog", label: "Blog" },
      { to: "/contact", label: "Contact" },
    ],
  },
  {
    title: "Legal",
    links: [
      { to: "/privacy-policy", label: "Privacy Policy" },
      { to: "/terms-of-service", label: "Terms of Service" },
      { to: "/security", label: "Security" },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className="mt-16 border-line border-t bg-sunken print:hidden">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-12 sm:grid-cols-2 sm:px-6 md:grid-cols-4">
        <div>
          <Logo />
          <p className="mt-3 text-muted">The meeting assistant you text. Made in the Netherlands.</p>
          <p className="mt-3 text-muted">© {company.name}</p>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="font-semibold">{title}</p>
            <ul className="mt-2">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <a href={to} className="inline-block py-1.5 text-muted hover:text-ink hover:underline">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
