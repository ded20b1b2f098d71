/** The jobs that have a page of their own, in the order of the pages; what stands on them is in `jobs`. */
export const JOB_NAMES = {
  sales: { slug: "sales", name: "Sales" },
  recruiting: { slug: "recruiting", name: "Recruiting" },
  consulting: { slug: "consulting", name: "Consulting" },
  founders: { slug: "founders", name: "Founders" },
  assistants: { slug: "assistants", name: "Assistants" },
} as const;

export const jobPath = <Slug extends string>(slug: Slug) => `/for/${slug}` as const;
