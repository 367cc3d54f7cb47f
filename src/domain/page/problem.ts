import type { DropReason, Unreadable } from './document.ts'
import type { Feature } from '#domain/features.ts'
import type { CodeOf } from './field.ts'

export type ProblemCode =
  | Unreadable
  | Exclude<DropReason, 'threw'>
  | 'root'
  | 'audience'
  | 'arm'
  | 'refusedWords'
  /** A text offers what compliance has not released. */
  | 'unreleased'
  | 'shortRange'
  | 'markup'
  | 'action'
  | 'pictureAddress'
  | 'pictureMissing'
  | 'pictureHeavy'
  | 'pictureSize'
  | 'unknownCode'
  | 'unknownFund'
  | 'privateFund'
  | 'noRiskLine'
  | 'yieldAlone'
  | 'twoFeet'
  | 'noAnchor'
  | 'itemsOfArm'
  /** It is as the editor has put it there, for an operator to write over. */
  | 'sample'
  /** Nothing is in it. */
  | 'noContent'

export interface Problem {
  readonly code: ProblemCode
  /** The block; empty for the page itself. */
  readonly id: string
  /** The field and what is wrong with it, for the operator. */
  readonly detail: string
}

/** The things that the checks look up outside the document. */
export interface CheckContext {
  /** Hosts that pages may lead to. */
  readonly hosts: readonly string[]
  /** Hosts of their pictures and videos. */
  readonly mediaHosts: readonly string[]
  /** Returns whether an address of the app has a screen. */
  readonly isScreen: (address: string) => boolean
  /** A picture as it is stored; null where there is none. */
  readonly picture: (
    src: string,
  ) => { readonly bytes: number; readonly width: number; readonly height: number } | null
  readonly fund: (code: string) => 'public' | 'private' | null
  /** Returns whether compliance has released a feature. */
  readonly isReleased: (feature: Feature) => boolean
  /** Returns whether there is anything with this code. */
  readonly isNamed: (of: Exclude<CodeOf, 'fund'>, code: string) => boolean
}

/** A problem whose block is added by the caller. */
export type Found = Omit<Problem, 'id'>
