import type { MethodName } from '#platform/qa-methods.ts'
import { Card } from '#ui/layout/Card.tsx'
import { MethodTry, type Preset } from './MethodTry.tsx'

interface Props {
  readonly methods: readonly {
    readonly method: MethodName
    readonly presets?: readonly Preset[]
  }[]
}

/** A card for each method. */
export function MethodCards({ methods }: Props) {
  return methods.map(({ method, presets }) => (
    <Card key={method} title={method}>
      <MethodTry method={method} {...(presets && { presets })} />
    </Card>
  ))
}
