/**
 * Says whether the messaging app or the mini-program (types 1 and 2) was untied on this page:
 * afterwards no user is signed in for a query to the provider. In memory only.
 */
let untied: '1' | '2' | null = null

export function keepJustUntied(type: '1' | '2'): void {
  untied = type
}

export const wasJustUntied = (type: string): boolean => untied === type
