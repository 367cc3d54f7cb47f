import { createJsapiSignature } from '#api/calls/login.ts'
import { fetchOrThrow } from '#api/query.ts'
import { queryRedirectUrl } from '#api/calls/redirect.ts'
import type { ContainerCalls } from '#platform/bridge-containers.ts'

/**
 * Base URL of the partner bank's pages. The provider redirects to no other site, and signs each
 * address for the user.
 */
const BANK_PAGES = 'https://pay.jianghai.example/h5/'

/** Signs a page's URL for the JS-SDK of the messaging app (rules.md#login-calls). */
export const sign: NonNullable<ContainerCalls['sign']> = async (url) => {
  const { appid, timestamp, noncestr, signature } = await fetchOrThrow(createJsapiSignature, {
    url,
  })
  return { appId: appid, timestamp: Number(timestamp), nonceStr: noncestr, signature }
}

/**
 * The signed URL of a bank's page, with `values` as its query; null where the provider refuses it.
 */
export const handOver: NonNullable<ContainerCalls['handOver']> = async (to, values) => {
  const page = new URL(to, BANK_PAGES)
  for (const [name, value] of Object.entries(values)) page.searchParams.set(name, String(value))
  return fetchOrThrow(queryRedirectUrl, { redirect: page.href }).then(
    ({ url }) => url,
    () => null,
  )
}
