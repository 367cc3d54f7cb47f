/** The words of one questionnaire. */
export interface QuestionnaireWords {
  /** The steps shown above: answering, the review, and what follows. */
  readonly steps: readonly [string, string, string]
  /** The decision that the answers make, below each question. */
  readonly purpose: string
  /** The button that hands the answers in. */
  readonly finish: string
  /** The terms once they are handed in, below the review. */
  readonly terms: string
  /** The declaration of the user before handing in, and the reason shown while that is missing. */
  readonly declaration: { readonly text: string; readonly missing: string }
}
