// Evaluates React with its own file. Its CommonJS modules would otherwise run when the first module of the app imports them.
import 'react/jsx-runtime';
import 'react-dom/client';
