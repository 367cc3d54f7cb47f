import { Banner } from '#ui/text/Banner.tsx'
import { useSaysFrozen } from './use-says-frozen.ts'
import type { FrozenStop } from './use-frozen-stop.ts'

/** Says that the account is frozen, what that stops, and leads to where it is unfrozen. */
export function FrozenNotice({ stop }: { readonly stop: FrozenStop | null }) {
  useSaysFrozen(stop !== null)
  if (stop === null) return null
  return (
    <Banner tone="warning" action={stop.act}>
      {stop.text}
    </Banner>
  )
}
