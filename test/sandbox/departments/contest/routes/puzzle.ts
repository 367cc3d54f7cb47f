import { listGuesses, queryGuessRound, submitGuess } from '#api/calls/activities/puzzle.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import { guessList, guessNow, roundView } from '#test/sandbox/departments/contest/guesses.ts'

export const puzzleFamily = [
  forUser(queryGuessRound, ({ activityId }, world, user) => roundView(world, user, activityId)),
  forUser(listGuesses, (request, world, user) => guessList(world, user, request)),
  forUser(submitGuess, (request, world, user) => guessNow(world, user, request)),
]
