import { autoLoginUrl } from '#api/calls/activity.ts'
import { queryRedirectUrl } from '#api/calls/redirect.ts'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { outsideAddress, ownOriginAddress } from '#domain/navigation/outside-address.ts'
import { outsideHosts } from '#platform/outside-sites.ts'

/** The reason why the user stays here, as a sentence to show. */
export class NotLeft extends Error {
  override readonly name = 'NotLeft'
}

/** The address, where it is of a listed site; else the user stays. */
export function siteAddress(address: string): string {
  const outside = outsideAddress(address, outsideHosts())
  if ('refused' in outside) throw new NotLeft('为了您的安全，没有打开这个链接')
  return outside.url.href
}

/** The address that the provider signs for the user. */
export async function redirectAddress(target: string): Promise<string> {
  const { url } = await fetchOrThrow(queryRedirectUrl, { redirect: siteAddress(target) })
  return siteAddress(url)
}

/** An address of the points mall that signs the user in once, within two minutes. */
export async function mallAddress(target: string): Promise<string> {
  const page = target === '' ? {} : { redirect: siteAddress(target) }
  try {
    const { url } = await fetchOrThrow(autoLoginUrl, page)
    return ownOriginAddress(url, location.origin) ?? siteAddress(url)
  } catch (error) {
    const refused = error instanceof CallRefused && error.retCode === RET.redirectRefused
    throw refused ? new NotLeft('暂时无法打开合作商城，请稍后再试') : error
  }
}
