import { fileURLToPath } from 'node:url';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export const contractFile = path('../../openapi/openapi.yaml');
export const sdkFolder = path('..');
export const clientFolder = path('../client');
export const generatedFolder = path('../generated');
export const releasesFolder = path('../releases');
