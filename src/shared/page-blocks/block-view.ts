import { createElement, useMemo, type FunctionComponent, type ReactNode } from 'react'
import * as v from 'valibot'
import type { BlockType } from '#domain/page/block-type.ts'
import type { Block } from '#domain/page/block.ts'

export interface BlockProps {
  readonly block: Block
  /** Draws the blocks of a slot. */
  readonly inner: (blocks: readonly Block[]) => ReactNode
}

export type BlockComponent = FunctionComponent<BlockProps>

/** The component of a block type, with its props as the type's schema gives them. */
/* @__NO_SIDE_EFFECTS__ */
export function blockView<P extends object>(
  type: Pick<BlockType, 'type'> & { readonly schema: v.GenericSchema<unknown, P> },
  Drawn: FunctionComponent<P & { readonly of: BlockProps }>,
): BlockComponent {
  return function BlockOfType(of: BlockProps) {
    const props = useMemo(() => v.parse(type.schema, of.block.props), [of.block.props])
    return createElement(Drawn, { ...props, of })
  }
}
