import { queryRedirectUrl } from '#api/calls/redirect.ts'
import { reportConversion, sensorLog3rd } from '#api/calls/track.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const track: readonly Scenario[] = [
  scenario(sensorLog3rd, async (p) => p.anyone(sensorLog3rd, { event: '{"name":"page_view"}' })),
  scenario(reportConversion, async (p) =>
    p.anyone(reportConversion, {
      eventType: 'register',
      callback: 'click-1',
      webUrl: 'https://h5.example/landing',
      params: { accountId: 'a1', planId: 'p1' },
    }),
  ),
]

export const redirect: readonly Scenario[] = [
  scenario(
    queryRedirectUrl,
    async (p) =>
      (await p.as('zhang'))(queryRedirectUrl, { redirect: 'https://mall.hean.example/' }),
    {
      redirectRefused: async (p) =>
        (await p.as('zhang'))(queryRedirectUrl, { redirect: 'https://evil.example/' }),
    },
  ),
]
