import { createJsapiSignature } from '#api/calls/login.ts'
import { fetchOrThrow } from '#api/query.ts'
import { PARTNER_BANK_PAGES } from '#domain/brand-sites.ts'
import { downloadPaths } from '#paths/download.ts'
import type { ContainerCalls } from '#platform/bridge-containers.ts'
import { redirectAddress } from '#app/leave/outside-page.ts'

/** The page from which the app is downloaded. */
export const downloadPage = downloadPaths.download.to()

/** Signs a page's URL for the JS-SDK of the messaging app (rules.md#login-calls). */
export const sign: NonNullable<ContainerCalls['sign']> = async (url) => {
  const { appid, timestamp, noncestr, signature } = await fetchOrThrow(createJsapiSignature, {
    url,
  })
  return { appId: appid, timestamp: Number(timestamp), nonceStr: noncestr, signature }
}

/**
 * The signed URL of the partner bank's page, with `values` as its query; null where the provider
 * refuses it or answers with another site's.
 */
export const handOver: NonNullable<ContainerCalls['handOver']> = async (to, values) => {
  const page = new URL(to, PARTNER_BANK_PAGES)
  for (const [name, value] of Object.entries(values)) page.searchParams.set(name, String(value))
  return redirectAddress(page.href).catch(() => null)
}
