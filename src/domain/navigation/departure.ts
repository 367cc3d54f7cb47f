/** The place where a user leaves for: rules.md#leaving-for-outside-pages. */

/** Leaving for a bank's own page, whose outcome the provider has afterwards. */
export interface BankDeparture {
  readonly kind: 'bankSign' | 'pensionBank'
  /** The bank's id. */
  readonly target: string
  /** `nextType` of the payment bank, or the purpose at the pension bank. */
  readonly purpose: string
  /** The bank's name, for the question before leaving. */
  readonly name: string
  /** The address of this app that success leads to. */
  readonly from: string
  /** The address of this app to return to without success; by default the page in view. */
  readonly routePath?: string
  /** The visit from whose result the user leaves once more. */
  readonly repeats?: string | undefined
}

export type Departure =
  | BankDeparture
  /** The points mall, signed in; its home where `target` is empty. */
  | { readonly kind: 'mall'; readonly target: string }
  /** A page of a listed site: signed for the user by the provider, or as it is. */
  | { readonly kind: 'redirect' | 'page'; readonly target: string }
  /** The app: an address of ours, or in the app one of its own scheme. */
  | { readonly kind: 'app'; readonly target: string }
