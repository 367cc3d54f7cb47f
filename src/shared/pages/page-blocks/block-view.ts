import { createElement, type FunctionComponent, type ReactNode } from 'react'
import type * as v from 'valibot'
import type { BlockType } from '#domain/page/block-type.ts'
import type { Block } from '#domain/page/block.ts'

export interface BlockProps {
  readonly block: Block
  /** Draws the blocks of a slot. */
  readonly inner: (blocks: readonly Block[]) => ReactNode
  /** True if it is what the page begins with. */
  readonly isFirst?: boolean
}

export type BlockComponent = FunctionComponent<BlockProps>

type TypedView<P> = Pick<BlockType, 'type'> & { readonly schema: v.GenericSchema<unknown, P> }

/** A block's props are what its type's schema gave when the page was read. */
const isOf = <P extends object>(
  block: Block,
  { type }: TypedView<P>,
): block is Block & { readonly props: P } => block.type === type

/** The component of a block type, with its props as the type's schema gives them. */
/* @__NO_SIDE_EFFECTS__ */
export function blockView<P extends object>(
  type: TypedView<P>,
  Drawn: FunctionComponent<P & { readonly of: BlockProps }>,
): BlockComponent {
  return function BlockOfType(of: BlockProps) {
    const { block } = of
    if (!isOf(block, type)) throw new Error(`a ${block.type} drawn as a ${type.type}`)
    return createElement(Drawn, { ...block.props, of })
  }
}
