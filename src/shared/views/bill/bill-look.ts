import type { BillYear } from '#domain/bill/bill-editions.ts'

/** A drawn shape of a scene, by an SVG path; the same data draw the page and the saved picture. */
export interface SceneShape {
  readonly d: string
  readonly fill: string
  readonly opacity?: number
  /** The distance that it has moved once the story is at its end. */
  readonly move?: readonly [x: number, y: number]
}

/** The size of every scene, in its own units; a scene is drawn at the foot of the story. */
export const SCENE = { width: 390, height: 420 } as const

/**
 * The way in which a year looks, in both themes: a picture has its own light. Colours are named
 * here because the saved picture is drawn by them as well.
 */
export interface BillLook {
  readonly year: BillYear
  /** From the top down. */
  readonly sky: readonly [string, string, string]
  /** Under lists and figures. */
  readonly panel: string
  readonly ink: string
  readonly second: string
  readonly accent: string
  readonly onAccent: string
  readonly gain: string
  readonly loss: string
  readonly shapes: readonly SceneShape[]
}
