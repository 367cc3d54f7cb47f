import type { RetName } from './shown-ret.ts'

export interface RetMeaning {
  readonly source: 'given' | 'assumed'
  readonly about: string
}

const given = (about: string): RetMeaning => ({ source: 'given', about })
const assumed = (about: string): RetMeaning => ({ source: 'assumed', about })

/** The meaning of each retCode; `given` where rules.md#return-codes has it. */
export const RET_MEANINGS: Record<RetName, RetMeaning> = {
  ok: given('The call succeeded'),
  notLoggedIn: assumed('openid and encid are missing or wrong'),
  sessionExpired: assumed('openid and encid were right and are too old; nothing was done'),
  sessionEnded: assumed(
    'The session was ended from another device, by a new password or number; retMsg says why',
  ),
  codeRejected: given('The authorization code or token was refused; retMsg is shown'),
  badRequest: assumed('A field is missing, malformed or contradicts another; retMsg names it'),
  notFound: assumed('There is no such thing, or it is not of this user'),
  tooOften: assumed('Asked again too soon or too often; payload: retryAfter, seconds'),
  wrongTradingPassword: assumed('Wrong trading password; payload: triesLeft'),
  tradingPasswordLocked: assumed('Too many wrong trading passwords; retMsg says until when'),
  notPurchasable: assumed('The fund or the user may not buy now; retMsg says why'),
  amountOutOfRange: assumed('Below the minimum, off the step, or above a limit of fund or card'),
  riskMismatch: assumed('The fund is above what the risk assessment allows, or it is missing'),
  cardUnavailable: assumed('The bank card is not usable; retMsg says why'),
  agreementUnread: assumed('An agreement that this needs was not read'),
  applicationExpired: assumed('The application was opened too long ago; open another'),
  notRedeemable: assumed('The fund cannot be redeemed now; retMsg says why'),
  sharesShort: assumed('More shares than are usable, or a remainder that may not stay'),
  quickLimitReached: assumed(
    "Above what is left of today's quick withdrawals; payload: left, yuan",
  ),
  notConvertible: assumed('These two funds cannot be converted into each other now'),
  notCancellable: assumed('The order is past its cut-off or not in a state that can be cancelled'),
  planStateForbids: assumed('The plan is not in a state that allows this (an ended plan stays so)'),
  planDebitDay: assumed('Plans cannot be stopped on their debit day between 00:00 and 15:00'),
  pricingDayMoved: assumed('The order would get the price of another day than the one it names'),
  notAuthenticated: assumed('The user has not verified the real name yet'),
  alreadyAuthenticated: assumed('The user, or this identity, is verified already'),
  identityMismatch: assumed('Name, identity number, card and mobile do not belong together'),
  underage: assumed('The person is under 18'),
  documentUnreadable: assumed('The picture is not a readable side of an identity card'),
  documentTooLarge: assumed('The picture has more than 5 MB'),
  documentExpired: assumed('The identity document is past its last valid day'),
  wrongSmsCode: assumed('Wrong code from the text message; payload: triesLeft'),
  smsCodeExpired: assumed('The text message is too old, or its code was used or tried too often'),
  captchaNeeded: assumed('The picture captcha is missing or wrong; fetch another'),
  mobileTaken: assumed('The mobile number belongs to another account'),
  cardUnsupported: assumed('The bank or the kind of card is not supported'),
  cardTaken: assumed('The card is bound already'),
  cardInUse: assumed('The card still carries shares, orders under way or a plan'),
  weakTradingPassword: assumed('The trading password is a run, a repetition or part of a birthday'),
  tokenExpired: assumed('transPwdToken, randomCode or an earlier step is used up or too old'),
  alreadyBound: assumed('This messaging-app user or account is bound to another already'),
  notBound: assumed('There is no binding to undo, or no mobile number that this needs: bind one'),
  accountInUse: assumed('The account still has holdings, money in transit or plans'),
  paymentBankRefused: assumed("The payment bank's return is not genuine or reports a failure"),
  proofNeeded: assumed('The act needs a fresh proof of identity; payload: by, password or message'),
  accountNeeded: assumed(
    'The keys are of a user without an account, or untied from it: bind or open one',
  ),
  answersConflict: assumed(
    'An answer contradicts what is known of the user; payload: questionIds, to be answered again',
  ),
  activityOver: assumed('The activity has not begun or is over'),
  cannotJoin: assumed('The user does not meet the conditions of the activity'),
  notEarned: assumed('The condition of the reward is not met yet'),
  alreadyClaimed: assumed('The reward was claimed before; it is counted once'),
  gameMoneyShort: assumed('Not enough simulated money or simulated shares'),
  activityPaused: assumed('The activity is paused; retMsg says why. Others are open'),
  soldOut: assumed('No place or prize of the activity is left'),
  couponUnusable: assumed(
    'The order may not use the coupon, or it cannot be given; retMsg says why',
  ),
  codeInvalid: assumed('The code is wrong, void, or used by another; payload: triesLeft'),
  answerLate: assumed('The time for the question is over; it counts as not answered'),
  inviteInvalid: assumed('The invitation is unknown, altered or too old'),
  quotaUsed: assumed('The user has had as many as one person may; payload: cardId'),
  ruleChanged: assumed(
    'The rules that the user has seen are not those of now: show the new ones, and ask again',
  ),
  redirectRefused: assumed('The address is not one that the provider sends people to'),
  handoverRefused: assumed(
    "A partner's hand-over is altered, too old, used, or the partner is paused; payload: reason",
  ),
  contentHidden: assumed('The item was hidden by those who review: go on to others'),
  contentRefused: assumed(
    'The text may not be published; retMsg says why; payload: words, for the author to change',
  ),
  contentClosed: assumed('No more comments, answers or votes are taken here: it can still be read'),
  muted: assumed('The user may not write for a time; payload: until; reading goes on'),
  staffOnly: assumed("Only the company's people answer: ask, follow or comment instead"),
  adviceNeeded: assumed(
    'No valid match: the questionnaire on investment needs has to be answered first',
  ),
  adviceMismatch: assumed('The portfolio is above the class of the user, or above the match'),
  portfolioClosed: assumed('The portfolio takes no new money, or is ending; out is open'),
  handOver: assumed(
    "Signing and paying of this kind are the company's own channels' alone: go on in the app",
  ),
  notQualified: assumed('A step before this one is missing; payload: step. Complete that first'),
  quotaFull: assumed('The plan has as many holders as it may: others can be looked at'),
  notOpenDay: assumed('The next opening can be booked no more; retMsg says when the one after is'),
  coolingOff: assumed('The cooling-off goes on; payload: until. The return visit comes after it'),
  pageEnded: assumed('The page is over; payload: title, endText. Other pages are open'),
  pageNotYet: assumed('The page is not there yet; payload: title, from. Come back then'),
  pageNotForYou: assumed('The page is for others than this user; nothing can be done about it'),
  sameAsBefore: assumed('What is to be set is set already: the same number or password'),
  documentWrongSide: assumed('The picture shows the other side of the identity card'),
  requestPending: assumed('A request of this kind, or about this card, is being decided already'),
  coolDown: assumed('Rests for a day after a change of the mobile number; payload: until'),
  cannotReopen: assumed('The complaint was reopened before, or its time for that is over'),
  accountFrozen: assumed(
    'The user has frozen the account: orders, debits and changes are stopped; unfreeze it first',
  ),
  pensionElsewhere: assumed(
    'A pension account is open or being opened at another bank; a person has one: go on there',
  ),
  pensionExists: assumed('The bank has the account or its application already: go on with that'),
  pensionUnauthorized: assumed(
    'The user does not let the company read the pension account: authorize it first',
  ),
  coinsShort: assumed('Fewer coins than it costs; payload: missing. Tasks bring some'),
  stockOut: assumed('None is left; payload: restockAt, or null. Others can be had'),
  limitReached: assumed('The user has had as many as one person may'),
  priceChanged: assumed('It costs another number of coins now; payload: coins. Look again'),
  authorizationExpired: given('The authorization code is used up: authorize again'),
}
