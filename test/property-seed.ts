import fc from 'fast-check'

/**
 * One seed for all properties, so that a release is judged by the same cases each time;
 * `FC_SEED=$RANDOM npm test -- unit` looks for new ones.
 */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) })
