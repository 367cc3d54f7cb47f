import type { SnapshotFacts } from '#domain/navigation/dated-snapshot.ts'
import type { ShownNode } from './shown-tree.ts'

/** A snapshot as it is encrypted: text of JSON. */
export interface SnapshotBody extends Omit<SnapshotFacts, 'at'> {
  /** Its date as it is shown: 03-10 20:00. */
  readonly date: string
  /** The rules that apply to what is drawn, as CSS. */
  readonly styles: string
  /** Lengths that the container has given for the notch, by the property's name. */
  readonly notch: Readonly<Record<string, string>>
  readonly tree: readonly ShownNode[]
}
