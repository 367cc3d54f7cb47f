/**
 * GBK's 80 characters at FE50 to FEA0, which Unicode did not have in 1995: systems in which they
 * were entered at that time hold them as U+E815 to U+E864 of the private area. Their characters
 * since are those of GB 18030-2005 and -2022, in this order.
 */
const CHARACTERS = [
  '2e81 20087 20089 200cc 2e84 3473 3447 2e88 2e8b 9fb4 359e 361a 360e 2e8c 2e97 396e 3918 9fb5',
  '39cf 39df 3a73 39d0 9fb6 9fb7 3b4e 3c6e 3ce0 2ea7 215d7 9fb8 2eaa 4056 415f 2eae 4337 2eb3',
  '2eb6 2eb7 2298f 43b1 43ac 2ebb 43dd 44d6 4661 464c 9fb9 4723 4729 477c 478d 2eca 4947 497a',
  '497d 4982 4983 4985 4986 499f 499b 49b7 49b6 9fba 241fe 4ca3 4c9f 4ca0 4ca1 4c77 4ca2 4d13',
  '4d14 4d15 4d16 4d17 4d18 4d19 4dae 9fbb',
]
  .join(' ')
  .split(' ')
  .map((code) => String.fromCodePoint(parseInt(code, 16)))

const FIRST = 0xe815

/** The text with each of these private codes as its character. */
export const publicCharacters = (text: string): string =>
  text.replace(/[\ue815-\ue864]/g, (code) => CHARACTERS[code.charCodeAt(0) - FIRST] ?? code)
