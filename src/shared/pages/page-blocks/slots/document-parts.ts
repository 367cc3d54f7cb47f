import { FORM } from '#domain/page/migrations.ts'

/** The language of the pack's documents: the JSON that the editor would write. */
export interface PuckBlock {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

export interface PuckDocument {
  readonly root: { readonly props: Readonly<Record<string, unknown>> }
  readonly content: readonly PuckBlock[]
}

export const block = (
  type: string,
  id: string,
  props: Readonly<Record<string, unknown>> = {},
): PuckBlock => ({ type, props: { id, ...props } })

export const page = (
  title: string,
  content: readonly PuckBlock[],
  props: Readonly<Record<string, unknown>> = {},
): PuckDocument => ({ root: { props: { title, form: FORM, ...props } }, content })

export const leadsTo = (targetUrl: string) => ({ targetUrl })

const SIZES = {
  hills: [750, 360],
  river: [750, 360],
  city: [750, 360],
  leaves: [750, 420],
} as const

export const PICTURES = '/documents/pages/'

/** A picture of the provider's, with its size. */
export const scene = (name: keyof typeof SIZES) => {
  const [width, height] = SIZES[name]
  return { src: `${PICTURES}${name}.svg`, width, height }
}
