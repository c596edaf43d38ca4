import { createRoot } from 'react-dom/client';
import { machines } from '#machines/registry.ts';
import { readBrowserVisit } from '#platform/network/visit.ts';
import '#ui/tokens.css';
import '#ui/base.css';
import './main.css';
import { Workbench } from './workbench.tsx';

// the tester's own theme and size of text, as on the reader's pages
const { theme, textStep, care } = readBrowserVisit(Date.now());
const { dataset } = document.documentElement;
dataset.theme = theme;
dataset.text = String(textStep);
if (care) dataset.care = 'on';

const place = document.querySelector('main');
if (place === null) throw new Error('the page has no <main>');
createRoot(place).render(<Workbench machines={machines} />);
