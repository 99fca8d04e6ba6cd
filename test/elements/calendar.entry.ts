import './calendar/calendar-looks.test.js';
import './calendar/calendar-theming.test.js';
import './calendar/calendar.play.test.js';
import './calendar/calendar.test.js';
