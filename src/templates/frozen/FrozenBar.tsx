import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { useSaysFrozen } from './use-says-frozen.ts'
import type { FrozenStop } from './use-frozen-stop.ts'

/** The bar of a page without one, while the account is frozen: its form is not in it. */
export function FrozenBar({ stop }: { readonly stop: FrozenStop | null }) {
  useSaysFrozen(stop !== null)
  if (stop === null) return null
  return (
    <BottomBar note={stop.text}>
      <Button size="large" block onClick={stop.act.onClick}>
        {stop.act.text}
      </Button>
    </BottomBar>
  )
}
