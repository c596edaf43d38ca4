interface Licence {
  /** name of the package */
  readonly name: string;
  readonly licence: string;
  readonly holder: string;
}

/** Third-party packages in the scripts; a test compares the list with the dependencies. */
export const licences: readonly Licence[] = [
  { name: '@tanstack/react-query', licence: 'MIT', holder: 'Tanner Linsley' },
  { name: '@tanstack/react-router', licence: 'MIT', holder: 'Tanner Linsley' },
  { name: '@xstate/react', licence: 'MIT', holder: 'David Khourshid' },
  { name: 'crypto-js', licence: 'MIT', holder: 'Jeff Mott, Evan Vosberg' },
  { name: 'd3-array', licence: 'ISC', holder: 'Mike Bostock' },
  { name: 'framer-motion', licence: 'MIT', holder: 'Framer B.V.' },
  { name: 'hls.js', licence: 'Apache-2.0', holder: 'Dailymotion' },
  { name: 'js-cookie', licence: 'MIT', holder: 'Klaus Hartl, Fagner Brack' },
  { name: 'jsencrypt', licence: 'MIT', holder: 'Form.io' },
  { name: 'openapi-fetch', licence: 'MIT', holder: 'Drew Powers' },
  { name: 'react', licence: 'MIT', holder: 'Meta Platforms, Inc.' },
  { name: 'react-dom', licence: 'MIT', holder: 'Meta Platforms, Inc.' },
  { name: 'uqr', licence: 'MIT', holder: 'Anthony Fu, Project Nayuki' },
  { name: 'valibot', licence: 'MIT', holder: 'Fabian Hiller' },
  { name: 'virtua', licence: 'MIT', holder: 'inokawa' },
  { name: 'xstate', licence: 'MIT', holder: 'David Khourshid' },
];
