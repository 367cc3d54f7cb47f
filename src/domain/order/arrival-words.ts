/** `T+2 至 T+4`, or `T+1` where it is one day: trading days from T on. */
export const dayRange = ([first, last]: readonly [number, number]): string =>
  first === last ? `T+${first}` : `T+${first} 至 T+${last}`

/** `T+2 至 T+4 日到账`: the days on which a sale's money arrives. */
export const arrivalWords = (days: readonly [number, number]): string => `${dayRange(days)} 日到账`
