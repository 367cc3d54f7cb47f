import type { Query } from '@tanstack/react-query'

/** Meta of a query that no screen makes: what badges and banners follow. */
export const ASIDE = { aside: true }

/** Returns whether a screen makes the query: a screen waits for no other. */
export const isOfScreen = (query: Query): boolean => query.meta?.['aside'] !== ASIDE.aside
