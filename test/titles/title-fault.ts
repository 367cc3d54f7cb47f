import type { TestTitle } from './titles-in.ts'

/** The parts of a title that each run of the test fills in: `%s`, `$name`, `${}`. */
const PLACEHOLDER = /\$\{\}|\$[\w.]+|%[sjdifoOc#$]/g

/**
 * The verbs by which a title is known for a sentence. A title whose group is a singular noun may begin
 * with any third person as well: "a share" + "costs nothing to buy". A verb that is missing here is
 * added, in the plural's form as well.
 */
const VERBS = new Set(
  `
accept accepts activates add adds agree agrees allow allows answer answers appear appears applies
apply are arrive arrives ask asks await awaits be become becomes began begin begins behaves
belong belongs bind binds bounds bring brings buy buys call calls can cannot carries carry change
changed changes check checks claims climbs close closes come comes compare compares compiles
compose composes computes confirms contain contains continues convert converts cost costs could
count counts covers creates credits cut cuts debit debits decide decides declare declares declines delete
deletes demand depend depends did differ differs discards discloses do does draw draws drops earn
earns empties encode encodes end ends enters escapes exchanges explains exports fail fails fall
falls fill fills find finds finishes fires fit fits flags flashes floats follow follows forbid
forbids gave get gets give gives go goes grow grows had halts happens has have hear hears hide
hides hold holds identifies import imports includes install installs interrupts invites is join
joins jumps keep keeps kills knows lasts lead leads leave leaves let lets lie lies lift lifts
limit limits links list lists load loads look looks lose loses lower lowers make makes mark marks
match matches matter matters may mean means meet meets move moves must name names narrow narrows
navigates need needs offer offers open opens outlives overlap overlaps owns pass passes pause
pauses pay pays play plays pops prepares print prints promise promises promotes prove proves
publishes put puts raises reach reaches read reads receive receives refuse refuses register
registers reload reloads remain remains remove removes renders renew renews repairs repeat
repeats replace replaces replays report reports require requires reset resets resolve resolves
rest restores rests resume resumes return returns reviews rises run runs save saves saw say says
scroll scrolls seal seals see sees sell sells send sends set sets share shares show shows sign
signs skip skips slide slides sounds stalls stand stands start starts stay stays step steps stop
stops store stores submits suffice survives switches take takes tell tells throw throws ties
tracks tries turn turns types unregisters unsubscribe unties use uses verifies verify voids wait
waits walk walks want wants warn warns was were will withdraw withdraws work works would write
writes wrote yields
`
    .trim()
    .split(/\s+/),
)

/** A first word in the third person: refuses, goes. */
const THIRD_PERSON = /^[a-z]+(?<!s)s$/

/**
 * Returns why a title does not read alone; null where it does. By simple signs: at least three words in
 * all, one of them a verb, and one of the title's own words in its source.
 */
export function titleFault({
  title,
  sentence,
}: Pick<TestTitle, 'title' | 'sentence'>): string | null {
  const words = (text: string) => text.replace(PLACEHOLDER, ' ').match(/[\p{L}\p{N}’'-]+/gu) ?? []
  const own = words(title)
  const all = words(sentence)
  if (own.length === 0) return 'only a placeholder'
  if (all.length < 3) return 'fewer than three words'
  if (all.some((word) => VERBS.has(word.toLowerCase()))) return null
  return THIRD_PERSON.test(own[0] ?? '') && title.startsWith(own[0] ?? '') ? null : 'no verb'
}
