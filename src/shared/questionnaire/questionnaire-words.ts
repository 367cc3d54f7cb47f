/** The words of one questionnaire. */
export interface QuestionnaireWords {
  /** The steps shown above: answering, the review, and what follows. */
  readonly steps: readonly [string, string, string]
  /** What the answers decide, below each question. */
  readonly purpose: string
  /** The button that hands the answers in. */
  readonly finish: string
  /** What holds once they are handed in, below the review. */
  readonly terms: string
  /** What the user declares before handing in, and the reason shown while that is missing. */
  readonly declaration: { readonly text: string; readonly missing: string }
}
