/** The site that runs a page outside the app: rules.md#leaving-for-outside-pages. */

/** A site that pages may lead to, its subdomains too. */
export interface Site {
  readonly host: string
  readonly name: string
}

/** The first site of the list that the host belongs to. */
export function siteAt(hostname: string, sites: readonly Site[]): Site | null {
  return sites.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`)) ?? null
}
