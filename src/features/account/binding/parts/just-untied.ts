/**
 * Whether the messaging app or the mini-program (types 1 and 2) was untied on this page: nobody is
 * signed in afterwards whom the provider could be asked about. In memory alone.
 */
let untied: '1' | '2' | null = null

export function keepJustUntied(type: '1' | '2'): void {
  untied = type
}

export const wasJustUntied = (type: string): boolean => untied === type
