import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import { persona } from './persona.ts'
import data from './personas.json' with { type: 'json' }

/** The trading password of every persona that has one. The database holds its scrypt hash alone. */
export const TRADING_PASSWORD = '246810'

export const PERSONAS = dataFile('personas.json', v.array(persona), data)
