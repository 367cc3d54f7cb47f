/**
 * The place where an app loads a page ahead of its opening (bridge/native-teams.md#warm-pages): it
 * shows nothing and asks for nothing until the event `open`.
 */
const BLANK = '/__pack/blank'

export const isBlankPage = (pathname: string): boolean => pathname === BLANK
